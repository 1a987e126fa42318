import { type SyntheticEvent, useState } from 'react';
import { languageName } from '@/domain/languages/language-tags';
import { Button } from '@/ui/button';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { useIsKiosk } from '../kiosk';
import type { PreviewedFile } from './file-row';
import { LoadError } from './load-error';
import { ownUrl } from './own-url';
import { fileTexts } from './texts';
import { useLoadFailure } from './use-load-failure';

type Props = { kind: 'video' | 'audio'; name: string; address: string; file: PreviewedFile };

/** A film or recording in the browser's own player, which offers its captions in each language. A film begins with its poster. */
export function MediaPreview({ kind, name, address, file: { contentType, captions = [], poster = '' } }: Props) {
  const t = useTexts(fileTexts);
  const { tryAgain } = useTexts(commonTexts);
  const { failure, onError, retry } = useLoadFailure(kind);
  const [isUnknown, setUnknown] = useState(false);
  const [hasRetried, setRetried] = useState(false);
  const isKiosk = useIsKiosk();
  // what was pressed is gone, and with it the focus
  const focusRef = hasRetried ? focus : undefined;
  if (failure)
    return (
      <LoadError>
        <p role="status">
          {failure}
          {isUnknown && <span className="block">{t.unknownMedia}</span>}
        </p>
        {retry && !isUnknown && (
          <Button
            ref={focusRef}
            size="small"
            onClick={() => {
              setRetried(true);
              retry();
            }}
          >
            {tryAgain}
          </Button>
        )}
      </LoadError>
    );
  const own = captions.filter(({ url }) => ownUrl(url) !== null);
  const media = {
    src: address,
    controls: true,
    preload: 'metadata',
    controlsList: isKiosk ? 'nodownload' : undefined,
    'aria-label': name,
    // a browser shows captions of another host only for what it loads without credentials
    crossOrigin: own.length > 0 ? 'anonymous' : undefined,
    onError: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      setUnknown(navigator.onLine && currentTarget.canPlayType(contentType) === '');
      onError();
    },
    children: own.map(({ language, url }) => (
      <track key={language} kind="captions" src={url} srcLang={language} label={languageName(language, language)} />
    )),
  } as const;
  return kind === 'video' ? (
    <video {...media} ref={focusRef} poster={ownUrl(poster) ?? undefined} playsInline className="aspect-video w-full bg-black" />
  ) : (
    <audio {...media} ref={focusRef} className="block w-full p-3" />
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();
