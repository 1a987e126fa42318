import { Stepper } from '../../stepper';
import { Variant } from '../example';

const steps = ['Select tours', 'Summary', 'Result'];

export const StepperExample = () => (
  <>
    <Variant label="Second step">
      <Stepper steps={steps} current={1} />
    </Variant>
    <Variant label="Done">
      <Stepper steps={steps} current={3} />
    </Variant>
  </>
);
