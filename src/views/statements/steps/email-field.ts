import type { StepField } from '../step-fields.tsx'

/** Where the fund writes about a statement. */
export const emailField: StepField = {
  name: 'contactInfo.email',
  label: 'Электронная почта',
  hint: 'Сюда фонд напишет о заявлении',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  wide: true,
}
