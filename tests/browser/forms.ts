/** The site's forms as the specification describes them, and a server with responses that the tests choose. */
import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { hydrated } from './watching.ts';

export interface FormCase {
  title: string;
  route: string;
  /** The form's accessible name. */
  name: string;
  /** The path that it is posted to, on the API host. */
  path: string;
  /** What a visitor types, by the field's name. */
  typed: Record<string, string>;
  /** The fields that are sent besides the typed ones. */
  added?: Record<string, string>;
  multipart?: true;
  submit: string;
  pending: string;
  success: string;
  /** Shown when the response is not OK and has no message. */
  failure: string;
  /** Shown when there is no response, or an unreadable one. */
  unreachable: string;
  showsServerMessage?: true;
}

const person = { name: 'Amal Test', email: 'amal@example.com' };
const unreachable = 'Failed to connect to the server. Please try again later.';
const tryAgain = (what: string) => `Failed to submit ${what}. Please try again.`;

const enquiry = {
  path: '/api/application/quote',
  typed: { ...person, phone: '+971 50 000 0000', message: 'Two towers, please.' },
  pending: 'Sending...',
  failure: 'Error submitting form',
  unreachable,
  showsServerMessage: true,
} as const;

export const forms = {
  callBack: {
    title: 'Call-back form',
    route: '/',
    name: 'Get in Touch with US',
    path: '/api/application/contact',
    typed: { ...person, phone: '+971 50 000 0000', description: 'The lift hums.' },
    submit: 'Get A Call Back',
    pending: 'Sending...',
    success: 'Your Message has been successfully sent.',
    failure: tryAgain('form'),
    unreachable: tryAgain('form'),
  },
  contact: {
    ...enquiry,
    title: 'Contact form',
    route: '/contact-us',
    name: 'Get Free Quote Now',
    added: { type: 'Contact us' },
    submit: 'Send Message',
    success: 'Your Message has been successfully sent.',
  },
  quote: {
    ...enquiry,
    title: 'Quote form',
    route: '/request-quote',
    name: 'Tell us what you need',
    added: { type: 'Request a quote' },
    submit: 'Request A Quote',
    success: 'Your quote request has been successfully sent',
  },
  career: {
    title: 'Career form',
    route: '/careers',
    name: 'Apply to work with us',
    path: '/api/application/career',
    typed: { ...person, contact: '0500000000' },
    added: { position: 'Facilities Engineer' },
    multipart: true,
    submit: 'Send Application',
    pending: 'Submitting...',
    success: 'Your application has been successfully sent',
    failure: tryAgain('application'),
    unreachable: tryAgain('application'),
  },
  estimate: {
    title: 'Estimate form',
    route: '/estimate-project',
    name: 'Estimate your project',
    path: '/api/application/estimate',
    typed: {
      projectName: 'Palm Court',
      customerName: 'Amal Test',
      contactNumber: '0500000000',
      emailId: 'amal@example.com',
      serviceRequired: 'Chiller care',
    },
    added: { propertyType: 'Residential Properties' },
    submit: 'Send Request',
    pending: 'Submitting...',
    success: 'Your project estimate request has been successfully sent',
    failure: tryAgain('request'),
    unreachable: tryAgain('request'),
  },
} satisfies Record<string, FormCase>;

export const allForms: FormCase[] = Object.values(forms);

/** The response to one request; `undefined` is a broken connection. */
export interface Answer {
  status: number;
  body: string;
}

export const answers = {
  ok: { status: 200, body: '{}' },
  refused: { status: 500, body: '{}' },
  told: { status: 422, body: '{"message":"We do not serve that emirate yet."}' },
  unreadable: { status: 200, body: '<p>hello' },
  unreadableRefusal: { status: 502, body: '<p>Bad gateway' },
  none: undefined,
} satisfies Record<string, Answer | undefined>;

/** A server that answers each request when the test says so, and with the response that it chooses. */
export class AnsweringServer {
  readonly requests: Request[] = [];
  #waiting: ((answer: Answer | undefined) => void)[] = [];

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<AnsweringServer> {
    const server = new AnsweringServer(page);
    await page.route('**/api/application/**', async (route) => {
      server.requests.push(route.request());
      const answer = await new Promise<Answer | undefined>((resolve) => {
        server.#waiting.push(resolve);
      });
      if (!answer) return route.abort('connectionrefused');
      await route.fulfill({ ...answer, contentType: 'application/json' });
    });
    return server;
  }

  /** Answers the request that has waited longest; waits for a request when there is none. */
  async answer(answer: Answer | undefined): Promise<void> {
    await expect.poll(() => this.#waiting.length).toBeGreaterThan(0);
    this.#waiting.shift()?.(answer);
    await this.page.evaluate(() => undefined);
  }
}

/** Opens a form's page and waits until the form is hydrated. */
export async function openForm(page: Page, { route, name }: FormCase): Promise<Locator> {
  await page.goto(route);
  const form = page.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await hydrated(form);
  return form;
}

export async function fillIn(form: Locator, { typed, multipart }: FormCase): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  if (!multipart) return;
  await form.locator('[name="cv"]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a life in one page'),
  });
}

export const sendButton = (form: Locator) => form.locator('button[type="submit"]');
