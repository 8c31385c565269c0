const texts = { type: 'array', items: { type: 'string' } };

/** Returns the schema of a list of words of other tools, each group with advice. */
const adviceOn = (words: string) => ({
  type: 'array',
  items: {
    type: 'object',
    required: [words, 'advice'],
    properties: { [words]: texts, advice: { type: 'string' } },
  },
});

/** Pagewright's own schema keywords, with the schema of each one's value. */
export const ownKeywords = {
  headingLevel: { enum: [1, 2, 3] },
  among: { type: 'string' },
  opens: { type: 'string' },
  dialog: { type: 'string' },
  keywords: texts,
  'x-aliases': texts,
  'x-opposites': texts,
  'x-value-aliases': { type: 'object', additionalProperties: texts },
  'x-foreign-fields': adviceOn('names'),
  'x-foreign-values': adviceOn('values'),
  'x-collection': { type: 'string' },
  'x-control': { enum: ['color', 'day', 'moment'] },
  'x-field': { type: 'string' },
  'x-group': { type: 'string' },
  'x-package': { type: 'string' },
};
