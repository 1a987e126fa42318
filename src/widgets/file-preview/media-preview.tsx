import { type SyntheticEvent, useState } from 'react';
import { languageName } from '@/domain/languages/language-tags';
import { useTexts } from '@/ui/use-texts';
import { useIsKiosk } from '../kiosk';
import type { PreviewedFile } from './file-row';
import { FailureText, LoadError } from './load-error';
import { ownUrl } from './own-url';
import { fileTexts } from './texts';
import { useLoadFailure } from './use-load-failure';

type Props = { kind: 'video' | 'audio'; name: string; address: string; file: PreviewedFile };

/** A film or recording in the browser's own player, which offers its captions in each language. A film begins with its poster. */
export function MediaPreview({ kind, name, address, file: { contentType, captions = [], poster = '' } }: Props) {
  const t = useTexts(fileTexts);
  const { failure, onError, focusRef } = useLoadFailure(kind);
  const [isUnknown, setUnknown] = useState(false);
  const isKiosk = useIsKiosk();
  if (failure)
    return (
      <LoadError>
        <FailureText failure={isUnknown ? { ...failure, retry: null } : failure} focusRef={focusRef}>
          {isUnknown && <span className="block">{t.unknownMedia}</span>}
        </FailureText>
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
