/** A browser whose default letters are twice as large as usual. */
import { expect, test } from './quiet-page.ts';
import { openAt } from './watching.ts';

// One browser of its own for all of them.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
});

for (const [route, width] of [
  ['/', 640],
  ['/services', 1024],
  ['/services', 480],
  ['/health-safety', 390],
  ['/industry', 640],
] as const) {
  test(`${route} at ${width}: no word of a card's title is broken`, async ({ page }) => {
    await openAt(page, route, width);
    const words = page.locator('.cards .card :is(h2, h3)');
    const broken = await words.evaluateAll((all) =>
      all.flatMap((element) => {
        const range = document.createRange();
        const text = element.firstChild as Text;
        return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}
