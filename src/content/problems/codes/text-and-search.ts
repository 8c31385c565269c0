import type { CodeGroup } from './code-entry.ts';

/** 5xx: texts, accessibility and search engines. */
export const textAndSearch = {
  'text-too-complex': {
    number: 501,
    title: 'A text that is too long to be turned into HTML',
    why: 'It would take minutes to read its signs; something was pasted that is no text.',
    bad: 'body: "[a](b) [a](b) … (a hundred thousand times)"',
    good: 'body: A few paragraphs.',
  },
  'no-main-heading': {
    number: 510,
    title: 'A page without a main heading',
    why: 'Screen readers and search engines take the main heading for what the page is about. A banner, a hero or a message has one.',
    bad: 'title: Team\nblocks:\n  - type: text\n    body: This is us.',
    good: 'title: Team\nblocks:\n  - type: banner\n    title: Our team\n  - type: text\n    body: This is us.',
  },
  'second-main-heading': {
    number: 511,
    title: 'A page with two main headings',
    why: 'A page is about one thing; its sections have headings of the second level.',
    bad: 'body: |\n  # Opening hours',
    good: 'body: |\n  ## Opening hours',
  },
  'skipped-heading': {
    number: 512,
    title: 'A heading that leaves out a level',
    why: 'People who cannot see a page move from heading to heading, and look for the level that is missing.',
    bad: 'heading: Services\nbody: |\n  #### Cleaning',
    good: 'heading: Services\nbody: |\n  ### Cleaning',
  },
  'vague-link': {
    number: 520,
    title: 'The words of a link that do not say where it goes',
    why: 'Screen readers list links without the text around them, and search engines weigh their words.',
    bad: 'Our prices are [here](/prices).',
    good: 'See [our prices](/prices).',
  },
  'empty-link': {
    number: 521,
    title: 'A link without words',
    why: 'Nobody can see it, and screen readers read out its address.',
    bad: '[](/prices)',
    good: '[Our prices](/prices)',
  },
  'address-as-link': {
    number: 522,
    title: 'A link whose words are an address',
    why: 'Screen readers spell it out letter by letter.',
    bad: '[https://example.org/opening-hours](https://example.org/opening-hours)',
    good: '[Opening hours](https://example.org/opening-hours)',
  },
  'missing-alt': {
    number: 530,
    title: 'A picture in a text without words for those who cannot see it',
    why: 'Screen readers say only that there is a picture.',
    bad: '![](/images/team.jpg)',
    good: '![Our team in front of the tower](/images/team.jpg)',
  },
  'poor-alt': {
    number: 531,
    title: 'Words for a picture that say nothing of it',
    why: 'They are read out to people who cannot see the picture, and they are all that these people get.',
    bad: 'alt: IMG_2031.jpg',
    good: 'alt: Our team in front of the tower',
  },
  'repeated-alt': {
    number: 532,
    title: 'Words for a picture that stand beside it as well',
    why: 'Screen readers say them twice.',
    bad: 'title: Chiller\nimage:\n  src: /images/chiller.jpg\n  alt: Chiller',
    good: 'title: Chiller\nimage:\n  src: /images/chiller.jpg\n  alt: An engineer reads the pressure of a chiller',
  },
} satisfies CodeGroup;
