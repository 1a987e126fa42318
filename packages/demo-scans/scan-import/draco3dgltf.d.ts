declare module 'draco3dgltf' {
  type Draco = { createDecoderModule: () => Promise<unknown>; createEncoderModule: () => Promise<unknown> };
  const draco: Draco;
  // biome-ignore lint/style/noDefaultExport: the package is a CommonJS module
  export default draco;
}
