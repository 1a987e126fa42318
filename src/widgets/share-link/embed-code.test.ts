import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code';

const size = { width: 960, height: 540 };

describe('embedCode', () => {
  it('is an iframe with the tour in the chosen size', () => {
    expect(embedCode('Hall', 'https://loggia.example/#/digital-twin/hall/play', size)).toBe(
      '<iframe src="https://loggia.example/#/digital-twin/hall/play" title="Hall" width="960" height="540" style="border:0" allow="fullscreen; xr-spatial-tracking" loading="lazy"></iframe>',
    );
    expect(embedCode('Hall', 'https://loggia.example/#/digital-twin/hall/play', 'wide')).toContain(
      ' title="Hall" style="width:100%;aspect-ratio:16/9;border:0" ',
    );
  });

  it('keeps a hostile name inside its attribute', () => {
    expect(embedCode('"><script>hit()</script>&', 'https://x.example/?a=1&b="', size)).toContain(
      'src="https://x.example/?a=1&amp;b=&quot;" title="&quot;&gt;&lt;script&gt;hit()&lt;/script&gt;&amp;"',
    );
  });
});
