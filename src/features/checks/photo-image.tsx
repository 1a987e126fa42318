import { useEffect, useMemo } from 'react';

type Props = { photo: ArrayBuffer | Blob; alt: string };

/** A photo; pressing it opens it in full. */
export function PhotoImage({ photo, alt }: Props) {
  const address = useMemo(() => URL.createObjectURL(photo instanceof Blob ? photo : new Blob([photo], { type: 'image/jpeg' })), [photo]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a href={address} target="_blank" rel="noopener" title="Open the photo" className="w-fit">
      <img src={address} alt={alt} className="max-h-48 rounded-md border border-line object-contain" />
    </a>
  );
}
