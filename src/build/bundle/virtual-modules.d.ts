declare module 'virtual:pagewright/blocks' {
  export const modules: import('../../render/block-nodes.ts').BlockModules;
  export const base: Record<'sheets' | 'deferred', import('../../render/style-sheets.ts').Sheets>;
}

declare module '*.css?inline' {
  /** The style sheet, minified. */
  const css: string;
  export default css;
}

declare module '*.svg?icon' {
  /** The content of the `<svg>` element. */
  const svg: string;
  export default svg;
}

declare module 'virtual:pagewright/islands' {
  /** The code of each block that may hydrate in the browser. */
  export const islandModules: Record<
    string,
    // biome-ignore lint/suspicious/noExplicitAny: each island's props were checked at build
    () => Promise<{ default: import('react').ComponentType<any> }>
  >;
}
