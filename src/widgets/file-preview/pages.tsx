import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Spinner } from '@/ui/spinner';
import { pdfOf, textOf } from './file-contents';

type Props = { name: string; address: string };

const contents = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 } as const;

/** The words of a text file. */
export function TextPages({ name, address }: Props) {
  const { data, error } = useQuery({ ...contents, queryKey: ['text', address], queryFn: () => textOf(address) });
  if (error || data === undefined) return <Awaited name={name} error={error} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keys
    <section aria-label={name} tabIndex={0} className="max-h-96 overflow-auto border-line border-b p-4 outline-offset-[-3px]">
      <pre className="wrap-anywhere whitespace-pre-wrap text-[0.8125rem] text-ink leading-relaxed">{data}</pre>
    </section>
  );
}

/** The pages of a PDF, in the browser's own viewer. */
export function PdfPages({ name, address }: Props) {
  const { data, error } = useQuery({ ...contents, queryKey: ['pdf', address], queryFn: () => pdfOf(address) });
  const page = useObjectUrl(data);
  if (error || !page) return <Awaited name={name} error={error} />;
  return <iframe src={page} title={name} className="block h-[min(70dvh,40rem)] w-full border-line border-b bg-white" />;
}

function Awaited({ name, error }: { name: string; error: Error | null }) {
  return (
    <div className="grid h-40 place-items-center border-line border-b px-4 text-center text-ink-soft text-sm">
      {error ? <p role="alert">{error.message}</p> : <Spinner label={`Loading ${name}`} size={20} />}
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
