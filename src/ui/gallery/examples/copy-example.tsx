import { CopyField } from '../../copy-field/copy-field';
import { QrCode } from '../../qr-code';

const address = 'https://loggia.example/#/digital-twin/hall/play';

export const CopyExample = () => (
  <div className="flex flex-wrap items-start gap-4">
    <div className="min-w-0 grow">
      <CopyField label="Link" text={address} copyLabel="Copy the link" />
    </div>
    <QrCode text={address} label="QR code that opens the tour" />
  </div>
);
