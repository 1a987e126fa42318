import { TextArea } from '../../text-area';
import { TextField } from '../../text-field';

export const TextFieldExample = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField label="Tour Name" required hint="Visitors see this name." />
    <TextField label="Email" error="The email address is not valid." defaultValue="ada@" />
    <TextField label="Organization" disabled defaultValue="Meridian" />
    <TextArea label="Description" rows={4} />
  </div>
);
