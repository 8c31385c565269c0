/** Words that editors take for one another, because other tools or everyday speech call the same thing so. */

const fieldGroups = [
  ['title', 'heading', 'headline', 'name', 'label', 'header', 'caption'],
  ['text', 'body', 'content', 'intro', 'description', 'paragraph', 'copy', 'markdown', 'html'],
  ['excerpt', 'summary', 'teaser', 'intro', 'lead', 'abstract', 'description'],
  ['description', 'quote', 'text', 'review', 'testimonial', 'metaDescription', 'seo', 'meta'],
  ['eyebrow', 'kicker', 'subtitle', 'subheading', 'subline', 'tagline', 'intro', 'text'],
  ['to', 'href', 'url', 'link', 'path', 'target'],
  ['src', 'image', 'picture', 'img', 'photo', 'url', 'source', 'file', 'path'],
  ['image', 'thumb', 'thumbnail', 'avatar', 'portrait', 'cover', 'picture', 'photo', 'logo'],
  ['items', 'cards', 'list', 'entries', 'rows', 'elements', 'slides', 'questions', 'tabs', 'steps'],
  [
    'items',
    'children',
    'submenu',
    'pages',
    'faq',
    'images',
    'pictures',
    'photos',
    'logos',
    'members',
    'plans',
    'links',
  ],
  ['blocks', 'sections', 'components', 'children', 'content', 'body', 'modules', 'main'],
  ['buttons', 'button', 'cta', 'actions', 'links'],
  ['label', 'text', 'title', 'caption', 'name', 'legend'],
  ['tone', 'color', 'colour', 'background', 'theme', 'variant', 'style', 'class', 'className'],
  ['style', 'variant', 'kind', 'look', 'type', 'class'],
  ['alt', 'caption', 'description', 'altText', 'title'],
  ['type', 'block', 'kind', 'component', 'blockType'],
  ['id', 'anchor', 'slug', 'name'],
  ['newTab', 'target', 'external', 'blank', 'newWindow'],
  ['space', 'padding', 'spacing', 'margin'],
  ['perRow', 'columns', 'cols', 'perView'],
  ['perView', 'slidesPerView', 'perRow', 'columns'],
  ['collection', 'from', 'source', 'data', 'of', 'name'],
  ['where', 'filter', 'filters', 'if', 'when', 'only', 'query'],
  ['except', 'exclude', 'without', 'not'],
  ['sort', 'order', 'orderBy', 'sortBy', 'sortby'],
  ['limit', 'max', 'count', 'first', 'take', 'maxItems', 'number'],
  ['as', 'map', 'mapping', 'fields', 'template', 'item'],
  ['with', 'props', 'params', 'parameters', 'values', 'data', 'args', 'variables', 'vars'],
  ['name', 'fragment', 'file', 'id', 'title'],
  ['each', 'forEach', 'for', 'loop', 'collection'],
  ['action', 'endpoint', 'url', 'to'],
  ['options', 'choices', 'values', 'items'],
  ['placeholder', 'hint', 'example'],
  ['help', 'hint', 'description', 'note'],
  ['fields', 'inputs', 'items', 'questions'],
  ['required', 'mandatory', 'needed', 'optional'],
  ['default', 'value', 'preset', 'selected'],
  ['submit', 'button', 'send', 'submitLabel'],
  ['messages', 'message', 'texts'],
  ['success', 'ok', 'done', 'thanks', 'sent'],
  ['failure', 'error', 'failed', 'fail'],
  ['index', 'noindex', 'robots'],
  ['base', 'mobile', 'phone', 'small', 'sm', 'xs', 'default'],
  ['md', 'tablet', 'medium'],
  ['lg', 'desktop', 'large', 'xl'],
  ['notify', 'email', 'mail', 'to', 'recipient', 'address'],
  ['date', 'until', 'deadline', 'endDate', 'targetDate', 'datetime'],
  ['publishFrom', 'publishDate', 'published', 'from', 'date', 'start'],
  ['publishUntil', 'expires', 'until', 'end', 'expiryDate'],
  ['draft', 'hidden', 'unpublished'],
  ['lang', 'language', 'locale'],
  ['latitude', 'lat'],
  ['longitude', 'lng', 'lon', 'long'],
  ['facilities', 'features', 'benefits'],
  ['date', 'postDate', 'published', 'day', 'when'],
  ['authorname', 'author', 'name', 'person', 'client'],
  ['rating', 'stars', 'score'],
  ['from', 'source', 'old'],
  ['javascript', 'js', 'scripts'],
  ['pictures', 'images', 'img'],
  ['paginate', 'pageSize', 'perPage', 'page', 'pagination'],
  ['groupBy', 'group'],
  ['menus', 'menu', 'navigation', 'nav'],
  ['url', 'domain', 'baseUrl', 'baseURL', 'siteUrl', 'host', 'address'],
  ['name', 'siteName', 'title', 'siteTitle'],
  ['before', 'top', 'header'],
  ['after', 'bottom', 'footer'],
  ['heading', 'title', 'question', 'name'],
  ['title', 'question', 'summary'],
  ['body', 'answer', 'text'],
];

const blockGroups = [
  ['accordion', 'faq', 'questions', 'collapse', 'toggle', 'details'],
  ['text', 'paragraph', 'markdown', 'html', 'content', 'prose', 'richtext', 'wysiwyg', 'copy'],
  ['text', 'heading', 'headline', 'title', 'article', 'body', 'list', 'table', 'image'],
  ['slider', 'carousel', 'swiper', 'slideshow', 'slides'],
  ['video-player', 'video', 'film', 'movie', 'youtube'],
  ['testimonials', 'quotes', 'reviews', 'testimonial', 'references', 'feedback'],
  ['cta', 'call-to-action', 'calltoaction', 'button', 'buttons', 'action'],
  ['card-grid', 'cards', 'grid', 'features', 'tiles', 'boxes', 'teaser', 'teasers'],
  ['gallery', 'images', 'photos', 'pictures', 'lightbox'],
  ['post-list', 'blog', 'posts', 'news', 'articles'],
  ['stats', 'numbers', 'counters', 'counter', 'statistics', 'facts'],
  ['profiles', 'team', 'people', 'staff', 'members'],
  ['logos', 'partners', 'clients', 'brands', 'sponsors'],
  ['banner', 'page-header', 'jumbotron', 'header', 'intro'],
  ['hero', 'header', 'splash', 'stage'],
  ['columns', 'row', 'cols', 'layout', 'section', 'container', 'two-columns'],
  ['steps', 'process', 'timeline', 'how-it-works'],
  ['pricing', 'prices', 'price-table', 'plans', 'price-list'],
  ['contact-details', 'contact', 'address', 'contacts'],
  ['map', 'location', 'google-map', 'googlemap'],
  ['form', 'contact-form', 'contactform', 'newsletter', 'inquiry'],
  ['social-links', 'social', 'socials', 'social-media'],
  ['fragment', 'include', 'partial', 'snippet', 'component', 'template', 'block'],
];

const iconGroups = [
  ['phone', 'telephone', 'tel', 'call', 'mobile'],
  ['mail', 'email', 'e-mail', 'letter', 'post'],
  ['map-pin', 'location', 'address', 'place', 'marker', 'pin-map', 'geo'],
  ['clock', 'time', 'hours', 'opening-hours', 'watch'],
  ['x', 'close', 'cross'],
  ['shopping-cart', 'cart', 'basket'],
  ['settings', 'gear', 'gears', 'cogs'],
  ['check', 'tick', 'checkmark', 'ok', 'done'],
  ['user', 'person', 'profile', 'man'],
  ['users', 'people', 'team', 'group'],
  ['circle-question-mark', 'question', 'help', 'faq'],
  ['triangle-alert', 'warning', 'caution', 'danger'],
  ['message-circle', 'whatsapp', 'chat', 'comment', 'speech'],
  ['banknote', 'money', 'price', 'cash'],
  ['wrench', 'tool', 'tools', 'repair'],
  ['globe', 'world', 'web', 'www', 'language'],
  ['flame', 'fire'],
  ['zap', 'lightning', 'electricity', 'power-bolt'],
  ['lightbulb', 'bulb', 'idea'],
  ['image', 'picture', 'photo'],
  ['arrow-right', 'arrow', 'next'],
  ['calendar', 'date', 'event'],
  ['shield', 'security', 'safety'],
];

/** Words for a value that other tools use, for those that a field allows. */
const valueGroups = [
  ['select', 'dropdown', 'radio', 'choice', 'list'],
  ['tel', 'phone', 'telephone', 'mobile'],
  ['email', 'e-mail', 'mail'],
  ['textarea', 'multiline', 'message', 'longtext', 'text-area'],
  ['text', 'string', 'input', 'date', 'time', 'url', 'number', 'name'],
  ['file', 'upload', 'attachment'],
  ['start', 'left', 'before'],
  ['end', 'right', 'after'],
  ['center', 'centre', 'middle'],
  ['plain', 'light', 'white', 'default', 'none', 'normal'],
  ['muted', 'grey', 'gray', 'soft', 'subtle', 'sand'],
  ['dark', 'black', 'inverted', 'inverse', 'night'],
  ['accent', 'primary', 'highlight', 'brand', 'colour', 'color'],
  ['primary', 'main', 'solid', 'filled', 'default'],
  ['secondary', 'outline', 'outlined', 'ghost', 'border'],
  ['quiet', 'text', 'link', 'plain', 'tertiary'],
  ['none', 'no', 'zero', 'off', '0'],
  ['tight', 'small', 'narrow', 'compact'],
  ['normal', 'medium', 'default', 'large'],
  ['ltr', 'left-to-right', 'left'],
  ['rtl', 'right-to-left', 'right'],
  ['half', '50%', '1/2'],
  ['full', '100%', 'wide', 'whole'],
];

/** The field that was probably meant by a name from another tool; `undefined` when there is none. */
export const synonym = (key: string, known: string[]): string | undefined =>
  among(fieldGroups, key, known);

/** The block that was probably meant by a word that is none. */
export const blockSynonym = (type: string, known: string[]): string | undefined =>
  among(blockGroups, type, known);

/** The icon that was probably meant by a word that is none. */
export const iconSynonym = (name: string, known: string[]): string | undefined =>
  among(iconGroups, name, known);

/** The possible value that was probably meant by another word. */
export const valueSynonym = (value: string, known: string[]): string | undefined =>
  among(valueGroups, value, known);

function among(groups: string[][], word: string, known: string[]): string | undefined {
  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replace(/[-_\s]/g, '')
      .replace(/s$/, '');
  const wanted = plain(word);
  for (const group of groups) {
    if (!group.some((name) => plain(name) === wanted)) continue;
    const found = group.find((name) => known.includes(name));
    if (found) return found;
  }
  return undefined;
}
