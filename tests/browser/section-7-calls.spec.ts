import { AnsweringServer, allForms, answers, fillIn, openForm, sendButton } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { scrollThrough } from './watching.ts';

/** Returns the parts of a multipart body: the value, or for a file its name, type and content. */
function partsOf(body: string): Record<string, string> {
  const parts = [
    ...body.matchAll(
      /name="(\w+)"(?:; filename="(.*?)"\r\nContent-Type: (.*?))?\r\n\r\n([\s\S]*?)\r\n--/g,
    ),
  ];
  return Object.fromEntries(
    parts.map(([, name, file, type, value]) => [name, file ? `${file} ${type} ${value}` : value]),
  );
}

for (const form of allForms) {
  const encoding = form.multipart ? 'Multipart' : 'JSON';
  const names = [...Object.keys(form.typed), ...Object.keys(form.added ?? {})].join(', ');

  test(`${form.title}: POST {host}${form.path}, ${encoding}: ${names}`, async ({
    page,
    baseURL,
  }) => {
    const server = await AnsweringServer.on(page);
    const shown = await openForm(page, form);
    await fillIn(shown, form);
    await sendButton(shown).click();
    await server.answer(answers.ok);
    await expect(shown.getByRole('status')).toHaveText(form.success);

    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request?.method()).toBe('POST');
    expect(request?.url()).toBe(new URL(form.path, baseURL).href);
    const type = (await request?.headerValue('content-type')) ?? '';
    const body = request?.postDataBuffer()?.toString() ?? '';
    const expected = { ...form.typed, ...form.added };
    if (form.multipart) {
      expect(type).toMatch(/^multipart\/form-data; boundary=/);
      expect(partsOf(body)).toEqual({
        ...expected,
        cv: 'cv.pdf application/pdf %PDF-1.4 a life in one page',
      });
    } else {
      expect(type).toBe('application/json');
      expect(JSON.parse(body)).toEqual(expected);
    }
  });
}

test('Content is bundled with the site and nothing is fetched', async ({ page, baseURL }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${baseURL}/`);
    if (!isOwn || ['fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('[data-block="hero"] [data-running]')).toBeVisible();
  await scrollThrough(page);
  await expect(page.locator('[data-block="logo-slider"] [data-running]')).toHaveCount(1);
  expect(fetched).toEqual([]);
});
