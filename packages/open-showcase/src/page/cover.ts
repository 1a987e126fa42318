/** Covers the view until the first frame, and after an error. */
export type Cover = {
  /** Settles when the visitor pressed Play. */
  pressed: Promise<void>;
  progress: (part: number) => void;
  fail: (sentence: string) => void;
  /** Shows a short message at the top for some seconds. */
  notice: (text: string) => void;
};

const noticeMs = 2500;

const find = <T extends HTMLElement>(root: ParentNode, selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

export function createCover(root: HTMLElement): Cover {
  const play = find<HTMLButtonElement>(root, '.play');
  const bar = find(root, '.progress');
  const failure = find(root, '.failure');
  const notice = find(root, '.notice');
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const pressed = new Promise<void>((resolve) => {
    play.addEventListener('click', () => {
      play.hidden = true;
      resolve();
    });
  });
  find(root, '.reload').addEventListener('click', () => location.reload());
  return {
    pressed,
    progress(part) {
      bar.hidden = false;
      bar.style.setProperty('--part', String(part));
      bar.setAttribute('aria-valuenow', String(Math.round(part * 100)));
    },
    fail(sentence) {
      root.dataset.phase = 'error';
      play.hidden = true;
      bar.hidden = true;
      find(failure, 'p').textContent = sentence;
      failure.hidden = false;
    },
    notice(text) {
      clearTimeout(clearing);
      notice.textContent = text;
      clearing = setTimeout(() => {
        notice.textContent = '';
      }, noticeMs);
    },
  };
}
