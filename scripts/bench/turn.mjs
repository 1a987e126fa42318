/** In the page: turns the first scan to and fro; returns the frames a second. */
export async function turn(ms) {
  const frame = document.querySelector('iframe').contentWindow;
  const sdk = await frame.MP_SDK.connect(frame);
  const start = performance.now();
  let frames = 0;
  const count = () => {
    frames += 1;
    if (performance.now() - start < ms) frame.requestAnimationFrame(count);
  };
  frame.requestAnimationFrame(count);
  for (let step = 0; performance.now() - start < ms; step += 1) {
    // steps of the size that dragging makes
    await sdk.Camera.rotate(step % 60 < 30 ? 3 : -3, 0, { speed: 200 }).catch(() => undefined);
    await new Promise((resolve) => frame.requestAnimationFrame(resolve));
  }
  return frames / ((performance.now() - start) / 1000);
}
