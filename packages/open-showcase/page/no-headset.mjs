/** Stub for the WebXR part of three.js, which the page does not support. */
export class WebXRManager {
  enabled = false;
  isPresenting = false;
  cameraAutoUpdate = false;
  hasDepthSensing = () => false;
  getEnvironmentBlendMode = () => undefined;
  getDepthSensingMesh = () => null;
  addEventListener() {}
  removeEventListener() {}
  setAnimationLoop() {}
  dispose() {}
}
