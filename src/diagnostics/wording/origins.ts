/** Where names of the scope come from, for those that are not there. */
export const origins: { [root: string]: string } = {
  entry: 'entry is there in pages that begin with each: and inside itemsFrom.',
  params: 'params is there in pages whose path has parts in brackets, such as [category].',
  with: 'with is there in fragments, when the page that uses the fragment gives it values.',
  pager: 'pager is there in pages whose each: has paginate.',
  group: 'group is there in pages whose each: has groupBy.',
  page: 'page is there in the blocks of a page.',
  now: 'The time of the build is a word in quotation marks: {{ \'now\' | date: "%Y" }}.',
};
