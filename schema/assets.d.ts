/** What a block's component may import beside code: names of a CSS module's classes, drawings for `Icon`, and addresses of pictures. */
declare module '*.svg?icon' {
  const drawing: string;
  export default drawing;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
