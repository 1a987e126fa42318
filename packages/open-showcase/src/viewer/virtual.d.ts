/** Made by the build: completes three.js with what the first load leaves out, shaders and code of lit materials. */
declare module 'virtual:for-lit-materials';
