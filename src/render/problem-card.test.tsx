import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProblemCard } from './problem-card.tsx';

test.each([true, false])('is English on pages of any language (quiet: %s)', (isQuiet) => {
  const html = renderToStaticMarkup(<ProblemCard problems={[]} isQuiet={isQuiet} />);
  expect(html).toMatch(/^<\w+ [^>]*lang="en" dir="ltr"/);
});
