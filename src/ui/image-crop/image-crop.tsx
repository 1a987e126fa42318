import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { useTexts } from '../use-texts';
import { type CropOutput, cropImage } from './crop-image';
import { imageCropTexts } from './texts';

type Props = {
  file: File;
  /** Width divided by height. Without it, the area may have any shape. */
  aspect?: number;
  output: CropOutput;
  /** Called with a function that crops the image to the selected area, whenever that changes. */
  onCrop: (crop: () => Promise<File>) => void;
  onUnreadable: () => void;
};

/** Selects an area of an image, by pointer or with the arrow keys on the area and its corners. */
export function ImageCrop({ file, aspect, output, onCrop, onUnreadable }: Props) {
  const t = useTexts(imageCropTexts);
  const objectUrl = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const updateCrop = (image: HTMLImageElement, area: PercentCrop) => {
    setCrop(area);
    if (area.width > 0 && area.height > 0) onCrop(() => cropImage(image, area, output));
  };
  const onLoad = (element: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = element;
    setImage(element);
    updateCrop(element, centerCrop(largestCrop(aspect ?? width / height, width, height), width, height));
  };
  return (
    <div className="grid justify-items-center rounded-lg bg-sunken p-3">
      <ReactCrop
        {...(crop && { crop })}
        {...(aspect !== undefined && { aspect })}
        minWidth={64}
        minHeight={64}
        keepSelection
        ruleOfThirds
        onChange={(_pixels, percent) => image && updateCrop(image, percent)}
        ariaLabels={{
          cropArea: t.area,
          nwDragHandle: t.nw,
          nDragHandle: t.n,
          neDragHandle: t.ne,
          eDragHandle: t.e,
          seDragHandle: t.se,
          sDragHandle: t.s,
          swDragHandle: t.sw,
          wDragHandle: t.w,
        }}
      >
        {objectUrl && (
          <img
            src={objectUrl}
            alt={t.image}
            className="max-h-[min(24rem,50dvh)] max-w-full"
            onLoad={(event) => onLoad(event.currentTarget)}
            onError={onUnreadable}
          />
        )}
      </ReactCrop>
    </div>
  );
}

const largestCrop = (aspect: number, width: number, height: number): PercentCrop =>
  makeAspectCrop(width / height > aspect ? { unit: '%', height: 100 } : { unit: '%', width: 100 }, aspect, width, height);

function useObjectUrl(file: File): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setObjectUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return objectUrl;
}
