import type { Locator } from 'playwright/test';

/** Returns the texts and addresses of links, whether or not they are visible. */
export const linksOf = (within: Locator) =>
  within
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    );

/** The networks that header and footer link to: specification, section 2. */
export const social = ['Facebook', 'Instagram', 'LinkedIn'];

/** The entries of the menus and of the footer's columns: each entry's text and address. */
export const menus: Record<string, string[]> = {
  'About Us': [
    'Who We Are /who-we-are',
    'Mission & Vision /mission-vision',
    'Testimonials /testimonials',
    'Occupational Health & Safety /health-safety',
    'Sustainability /sustainability',
    'Smart Tech /smart-tech',
  ],
  Services: [
    'IFM Services /service/ifm-services',
    'Hard Services /service/hard-services',
    'Soft Services /service/soft-services',
    'Security Services /service/security-services',
    'Specialized Services /service/specialized-services',
  ],
  Contact: [
    'Contact Us /contact-us',
    'Request A Quote /request-quote',
    'FAQs /faqs',
    'Careers /careers',
    'Cookie Policy /cookie-policy',
  ],
};
