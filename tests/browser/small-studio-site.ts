/** The small site that the tests edit in Studio. */
import { other } from './dev-site.ts';

export const FILE = 'pages/index.yaml';

export const home = `# Written by hand.
title: Home
description: 'The first page.'
blocks:
  - type: banner # at the top
    title: "Water runs"

  # What the company does.
  - type: card-grid
    heading: Work
    items:
      - { title: Pumps, text: They turn. }
      - title: Pipes
        text: >-
          They carry,
          and they last.
  - type: fragment
    name: end
`;

export const end = `- type: text
  heading: The end
  body: Bye.
`;

export const smallSite = {
  [FILE]: home,
  'pages/other.yaml': other,
  'pages/_fragments/end.yaml': end,
};
