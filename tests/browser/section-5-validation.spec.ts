import type { Locator } from 'playwright/test';
import {
  AnsweringServer,
  answers,
  type FormCase,
  fillIn,
  forms,
  openForm,
  sendButton,
} from './forms.ts';
import { expect, test } from './quiet-page.ts';

/** Returns the validation rules of the visible fields; the honeypot is not one of them. */
const rulesOf = (form: Locator) =>
  form.locator('input:not([aria-hidden] *), textarea, select').evaluateAll((controls) =>
    Object.fromEntries(
      controls.map((control) => {
        const { name, type, required } = control as HTMLInputElement;
        const limits = ['pattern', 'minlength', 'maxlength', 'min', 'max'].filter((limit) =>
          control.hasAttribute(limit),
        );
        return [name, [type, required ? 'required' : 'optional', ...limits].join(' ')];
      }),
    ),
  );

const expectedRules: [FormCase, Record<string, string>][] = [
  [
    forms.callBack,
    {
      name: 'text required',
      email: 'email required',
      phone: 'tel required',
      description: 'textarea optional',
    },
  ],
  ...[forms.contact, forms.quote].map((form): [FormCase, Record<string, string>] => [
    form,
    {
      type: 'hidden optional',
      name: 'text required',
      email: 'email required',
      phone: 'tel required',
      message: 'textarea optional',
    },
  ]),
  [
    forms.career,
    {
      name: 'text required',
      email: 'email required',
      contact: 'tel required',
      position: 'select-one optional',
      cv: 'file required',
    },
  ],
  [
    forms.estimate,
    {
      projectName: 'text required',
      customerName: 'text required',
      contactNumber: 'tel required',
      emailId: 'email required',
      propertyType: 'select-one optional',
      serviceRequired: 'text required',
    },
  ],
];

for (const [form, rules] of expectedRules) {
  const words = Object.entries(rules).map(([name, rule]) => `${name} ${rule}`);
  test(`${form.title}: ${words.join(', ')}; no other rules, checked by the browser only`, async ({
    page,
  }) => {
    const server = await AnsweringServer.on(page);
    const shown = await openForm(page, form);
    expect(await rulesOf(shown)).toEqual(rules);
    expect(await shown.evaluate((node: HTMLFormElement) => node.noValidate)).toBe(false);

    const required = Object.keys(form.typed).filter((name) => rules[name]?.includes('required'));
    for (const name of required) {
      await fillIn(shown, form);
      const field = shown.locator(`[name="${name}"]`);
      await field.fill('');
      await sendButton(shown).click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((node: HTMLInputElement) => node.validity.valueMissing)).toBe(
        true,
      );
    }
    expect(server.requests).toHaveLength(0);

    // Optional fields may be empty.
    await fillIn(shown, form);
    for (const name of Object.keys(form.typed)) {
      if (!required.includes(name)) await shown.locator(`[name="${name}"]`).fill('');
    }
    await sendButton(shown).click();
    await expect.poll(() => server.requests.length).toBe(1);
    await server.answer(answers.ok);
  });
}

test('email (email type): what is no address is not sent', async ({ page }) => {
  const server = await AnsweringServer.on(page);
  const shown = await openForm(page, forms.contact);
  await fillIn(shown, forms.contact);
  await shown.locator('[name="email"]').fill('not an address');
  await sendButton(shown).click();
  await expect(shown.locator('[name="email"]')).toBeFocused();
  expect(server.requests).toHaveLength(0);
  await shown.locator('[name="email"]').fill('a@b');
  await sendButton(shown).click();
  await expect.poll(() => server.requests.length).toBe(1);
  await server.answer(answers.ok);
});

test('the textarea has 4 rows', async ({ page }) => {
  for (const form of [forms.callBack, forms.contact, forms.quote]) {
    await page.goto(form.route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('form textarea')).toHaveAttribute('rows', '4');
  }
});

test('no CV, no application', async ({ page }) => {
  const server = await AnsweringServer.on(page);
  const shown = await openForm(page, forms.career);
  await fillIn(shown, { ...forms.career, multipart: undefined });
  await sendButton(shown).click();
  await expect(shown.locator('[name="cv"]')).toBeFocused();
  expect(server.requests).toHaveLength(0);
});

test('The CV accepts .pdf, .doc and .docx', async ({ page }) => {
  const shown = await openForm(page, forms.career);
  await expect(shown.locator('[name="cv"]')).toHaveAttribute('accept', '.pdf,.doc,.docx');
});
