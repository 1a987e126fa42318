import { useEffect, useState } from 'react';
import { Button } from '../../button';
import { ImageCrop } from '../../image-crop/image-crop';

/** An image crop with a fixed aspect ratio and one of any shape, and what they cut out. */
export function ImageCropExample() {
  const [image, setImage] = useState<File | null>(null);
  useEffect(() => void drawnImage().then(setImage), []);
  if (!image) return null;
  return (
    <div className="grid w-full gap-6 md:grid-cols-2">
      <Crop file={image} aspect={1} />
      <Crop file={image} />
    </div>
  );
}

function Crop({ file, aspect }: { file: File; aspect?: number }) {
  const [crop, setCrop] = useState<(() => Promise<File>) | null>(null);
  const [result, setResult] = useState('');
  return (
    <div className="flex flex-col items-start gap-3">
      <ImageCrop
        file={file}
        {...(aspect && { aspect })}
        output={{ name: 'cropped', maxWidthPx: 400, type: 'png' }}
        onCrop={(next) => setCrop(() => next)}
        onUnreadable={() => setResult('')}
      />
      <Button size="small" onClick={() => void crop?.().then((cropped) => setResult(URL.createObjectURL(cropped)))}>
        Crop
      </Button>
      {result && <img src={result} alt="Cropped" className="max-h-32 rounded-lg" />}
    </div>
  );
}

async function drawnImage(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1200, height: 800 });
  const context = canvas.getContext('2d');
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 12; column += 1) {
      if (context) context.fillStyle = `hsl(${column * 30} 60% ${25 + row * 7}%)`;
      context?.fillRect(column * 100, row * 100, 100, 100);
    }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File(blob ? [blob] : [], 'drawn.png', { type: 'image/png' }))));
}
