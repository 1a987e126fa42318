/** Stands for the part of three.js that drives headsets: there are none here. */
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
