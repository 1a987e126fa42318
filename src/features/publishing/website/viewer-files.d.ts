/** The script and the style of a downloaded website, as texts (scripts/website-viewer.mjs). */
declare module 'virtual:website-viewer' {
  export const script: string;
  export const style: string;
}
