/** The addresses that the specification names, and the titles it gives or that follow from them. */

const SITE = 'Falaj';

/** The service categories, by slug. */
export const categories = {
  'ifm-services': 'IFM Services',
  'hard-services': 'Hard Services',
  'soft-services': 'Soft Services',
  'security-services': 'Security Services',
  'specialized-services': 'Specialized Services',
} as const;

/** The services of each category, by slug. */
export const services: Record<string, Record<string, string>> = {
  'hard-services': {
    chiller: 'Chiller',
    'hvac-systems': 'HVAC Systems',
    electrical: 'Electrical',
    plumbing: 'Plumbing',
    civil: 'Civil',
    carpentry: 'Carpentry',
    painting: 'Painting',
  },
  'soft-services': {
    'house-keeping': 'House Keeping',
    'facade-cleaning': 'Facade Cleaning',
    'pest-control': 'Pest Control',
  },
  'security-services': { security: 'Security', 'life-guard': 'Life Guard', concierge: 'Concierge' },
  'specialized-services': {
    'elv-systems': 'ELV Systems',
    'fire-fighting': 'Fire Fighting',
    elevator: 'Elevator',
    landscaping: 'Landscaping',
    'waste-management': 'Waste Management',
    'bmu-maintenance': 'BMU Maintenance',
  },
};

/** Address and name of each service. */
export const servicePages = Object.entries(services).flatMap(([category, names]) =>
  Object.entries(names).map(([slug, name]) => ({ route: `/service/${category}/${slug}`, name })),
);

/** One address for each kind of screen. */
export const screens = [
  '/',
  '/who-we-are',
  '/services',
  '/service/hard-services',
  '/service/hard-services/chiller',
  '/gallery',
  '/faqs',
  '/testimonials',
  '/contact-us',
  '/404',
];

/** The title of every page of those screens, as the browser shows it. */
export const titles: Record<string, string> = {
  '/': `${SITE} | Facilities Management in the UAE`,
  '/who-we-are': `${SITE} | Who We Are`,
  '/services': `${SITE} | Service One`,
  ...Object.fromEntries(
    Object.keys(categories).map((slug) => [`/service/${slug}`, `${SITE} | Service Two`]),
  ),
  ...Object.fromEntries(servicePages.map(({ route, name }) => [route, `${SITE} | ${name}`])),
  '/gallery': `${SITE} | Gallery`,
  '/faqs': `${SITE} | FAQs`,
  '/testimonials': `${SITE} | Testimonials`,
  '/contact-us': `${SITE} | Contact Us`,
  '/404': `${SITE} | Page not found`,
};
