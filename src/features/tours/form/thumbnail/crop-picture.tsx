import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { cutOut } from './cut-out';

type Props = { file: File; onCut: (cut: () => Promise<File>) => void; onUnreadable: () => void };

const aspect = 16 / 9;

/** What of a picture is shown, in the shape of a thumbnail: by pointer, or with the arrow keys on the frame and its corners. */
export function CropPicture({ file, onCut, onUnreadable }: Props) {
  const address = useObjectAddress(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const choose = (of: HTMLImageElement, area: PercentCrop) => {
    setCrop(area);
    if (area.width > 0 && area.height > 0) onCut(() => cutOut(of, area));
  };
  const begin = (loaded: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = loaded;
    setImage(loaded);
    const fitting = width / height > aspect ? { unit: '%' as const, height: 100 } : { unit: '%' as const, width: 100 };
    choose(loaded, centerCrop(makeAspectCrop(fitting, aspect, width, height), width, height));
  };
  return (
    <div className="grid justify-items-center rounded-lg bg-sunken p-3">
      <ReactCrop
        {...(crop && { crop })}
        aspect={aspect}
        minWidth={64}
        keepSelection
        ruleOfThirds
        onChange={(_pixels, percent) => image && choose(image, percent)}
        ariaLabels={{
          cropArea: 'What is shown of the picture; move it with the arrow keys',
          nwDragHandle: 'Upper left corner; move it with the arrow keys',
          nDragHandle: 'Upper edge',
          neDragHandle: 'Upper right corner; move it with the arrow keys',
          eDragHandle: 'Right edge',
          seDragHandle: 'Lower right corner; move it with the arrow keys',
          sDragHandle: 'Lower edge',
          swDragHandle: 'Lower left corner; move it with the arrow keys',
          wDragHandle: 'Left edge',
        }}
      >
        {address && (
          <img
            src={address}
            alt="Yours, to be cut"
            className="max-h-[min(24rem,50dvh)] max-w-full"
            onLoad={(event) => begin(event.currentTarget)}
            onError={onUnreadable}
          />
        )}
      </ReactCrop>
    </div>
  );
}

function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
