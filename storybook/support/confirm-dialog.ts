import type { i18n } from 'i18next';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A dialog that asks for confirmation: its title and its buttons, as displayed. */
interface Question {
  readonly title: string;
  readonly confirm: string;
  /** @default the library's text */
  readonly cancel?: string;
  /** The action deletes something, which makes the dialog an alert. @default false */
  readonly destructive?: boolean;
}

async function ask(button: HTMLElement, { title, destructive }: Question): Promise<HTMLElement> {
  await userEvent.click(button);
  return screen.findByRole(destructive ? 'alertdialog' : 'dialog', { name: title });
}

/** Presses a button and confirms in the dialog that it opens. */
export async function confirmIn(button: HTMLElement, question: Question): Promise<void> {
  const dialog = await ask(button, question);
  await userEvent.click(within(dialog).getByRole('button', { name: question.confirm }));
}

/** Presses a button and cancels in the dialog that it opens, which then closes. */
export async function cancelIn(texts: i18n, button: HTMLElement, question: Question): Promise<void> {
  const dialog = await ask(button, question);
  const name = question.cancel ?? texts.t('ui:dialog.cancel');
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
