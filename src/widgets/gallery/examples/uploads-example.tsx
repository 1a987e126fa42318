import { Button } from '@/ui/button';
import { UploadProblem } from '../../uploads/upload-problem';
import { UploadProgress } from '../../uploads/upload-progress';
import { newUpload } from '../../uploads/upload-queue';

const nothing = () => undefined;
const anUpload = (name: string) => newUpload(new File(['plan'], name, { type: 'application/pdf' }), name, name);

export const UploadsExample = () => (
  <div className="flex max-w-lg flex-col gap-2">
    <UploadProgress upload={anUpload('ground-floor.pdf')} onCancel={nothing} />
    <UploadProgress
      upload={{ ...anUpload('a-scan-with-a-rather-long-name-of-its-own.pdf'), state: 'running', percent: 40 }}
      onCancel={nothing}
    />
    <UploadProblem
      actions={
        <>
          <Button size="small">Try again</Button>
          <Button size="small" look="quiet">
            Dismiss
          </Button>
        </>
      }
    >
      roof.exe wasn’t uploaded. Files of this type can’t be uploaded.
    </UploadProblem>
  </div>
);
