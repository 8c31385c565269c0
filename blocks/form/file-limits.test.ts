import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

test.each([
  [{ accept: '.pdf, .DOC,.docx' }, 'PDF, DOC, DOCX. Up to 10 MB.'],
  [{ accept: '.pdf', maxSize: 2.5 }, 'PDF. Up to 2.5 MB.'],
  [{}, 'Up to 10 MB.'],
  [{ help: 'A short one.' }, 'A short one. Up to 10 MB.'],
])('a file field states its limits in its help: %j', (options, limits) => {
  const field = { name: 'cv', type: 'file' as const, ...options };
  const html = renderToStaticMarkup(createElement(Field, { field, id: 'cv', refusal: undefined }));
  expect(html).toContain(`<p class="help" id="cv-help">${limits}</p>`);
  expect(html).toContain('aria-describedby="cv-help"');
});
