import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { type Ref, useCallback, useEffect, useState } from 'react';
import { isAppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Spinner } from '@/ui/spinner';
import { useOnline, useOnReconnect } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { useIsKiosk } from '../kiosk';
import { fetchPdf, fetchText } from './file-contents';
import { FailureText } from './load-error';
import { fileTexts } from './texts';
import { type LoadFailure, useRetryFocus } from './use-load-failure';

type Props = { name: string; address: string };

const queryOptions = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 } as const;

/** A query that runs again after a failure: as soon as the connection is back, or by Try again where that can help. */
function useFileQuery<Data>(options: UseQueryOptions<Data>) {
  const { data, error, isError, isFetching, refetch } = useQuery(options);
  useOnReconnect(useCallback(() => void (isError && refetch()), [isError, refetch]));
  const isOnline = useOnline();
  const { focusRef, retried } = useRetryFocus();
  const retry = () => {
    retried();
    void refetch();
  };
  const failure: LoadFailure | null =
    error && !isFetching ? { message: error.message, retry: isOnline && isAppError(error, 'unavailable') ? retry : null } : null;
  return { data, failure, focusRef };
}

/** The contents of a text file. */
export function TextPreview({ name, address }: Props) {
  const { data, failure, focusRef } = useFileQuery({ ...queryOptions, queryKey: ['text', address], queryFn: () => fetchText(address) });
  if (failure || data === undefined) return <LoadingOrFailure name={name} failure={failure} focusRef={focusRef} />;
  return (
    <section
      ref={focusRef}
      dir="auto"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the text
      tabIndex={0}
      className="max-h-96 overflow-auto border-line border-b p-4 outline-offset-[-3px]"
    >
      <pre className="wrap-anywhere whitespace-pre-wrap text-[0.8125rem] text-ink leading-relaxed">{data}</pre>
    </section>
  );
}

/** A PDF in the browser's own viewer, beside the tour or in the whole window. */
export function PdfPreview({ name, address }: Props) {
  const t = useTexts(fileTexts);
  const { data, failure, focusRef } = useFileQuery({ ...queryOptions, queryKey: ['pdf', address], queryFn: () => fetchPdf(address) });
  const shown = useObjectUrl(data);
  // a browser's own buttons download and print it
  const page = useIsKiosk() && shown ? `${shown}#toolbar=0` : shown;
  const [isLarge, setLarge] = useState(false);
  if (failure || !page) return <LoadingOrFailure name={name} failure={failure} focusRef={focusRef} />;
  return (
    <>
      <iframe ref={focusRef} src={page} title={name} className="block h-[min(70dvh,40rem)] w-full border-line border-b bg-white" />
      <div className="border-line border-b p-2">
        <Button size="small" onClick={() => setLarge(true)}>
          <Maximize2 aria-hidden size={16} strokeWidth={1.75} />
          {t.wholeWindow}
        </Button>
      </div>
      {isLarge && (
        <Dialog title={name} open size="full" onClose={() => setLarge(false)}>
          <iframe src={page} title={name} className="-m-5 block h-[calc(100%+2.5rem)] w-[calc(100%+2.5rem)] bg-white" />
        </Dialog>
      )}
    </>
  );
}

type PendingProps = { name: string; failure: LoadFailure | null; focusRef: Ref<HTMLButtonElement> | undefined };

function LoadingOrFailure({ name, failure, focusRef }: PendingProps) {
  const t = useTexts(fileTexts);
  return (
    <div className="grid h-40 place-content-center justify-items-center gap-2 border-line border-b px-4 text-center text-ink-soft text-sm">
      {failure ? <FailureText failure={failure} focusRef={focusRef} /> : <Spinner label={t.loading({ name })} size={20} />}
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [blob]);
  return url;
}
