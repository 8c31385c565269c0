const texts = { type: 'array', items: { type: 'string' } };

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
  'x-foreign-fields': {
    type: 'array',
    items: {
      type: 'object',
      required: ['names', 'advice'],
      properties: { names: texts, advice: { type: 'string' } },
    },
  },
  'x-foreign-values': {
    type: 'array',
    items: {
      type: 'object',
      required: ['values', 'advice'],
      properties: { values: texts, advice: { type: 'string' } },
    },
  },
  'x-collection': { type: 'string' },
  'x-control': { enum: ['color', 'day', 'moment'] },
  'x-field': { type: 'string' },
  'x-group': { type: 'string' },
  'x-package': { type: 'string' },
};
