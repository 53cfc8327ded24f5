import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits until the dialog of a story is closed, and opens it again with the story's button. */
export async function reopen(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await userEvent.click(screen.getByRole('button'));
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
