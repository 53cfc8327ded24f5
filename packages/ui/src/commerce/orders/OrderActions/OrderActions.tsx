import Button from '@mui/material/Button';
import { HiddenFields } from '../../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../../i18n/useUiText.ts';
import { BusyButton } from '../../../primitives/BusyButton/BusyButton.tsx';
import { useLinkComponent } from '../../../primitives/UiLink/LinkProvider.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { type OrderAction, type OrderCircumstances, orderActions } from './actions.ts';

/** An order action that posts a form; all others link to a page. */
export type PostedOrderAction = 'remind' | 'confirm';

/** Props of {@link OrderActions}. */
export interface OrderActionsProps extends RootProps<'div'> {
  /** Facts about the order that determine its actions. */
  order: OrderCircumstances;
  /** URLs of the actions with their own page; an action without a URL is omitted. */
  hrefs: Readonly<Partial<Record<Exclude<OrderAction, PostedOrderAction>, string>>>;
  /** URL to which `remind` and `confirm` are posted; the button sends `intent`. */
  action: string;
  /** Additional hidden fields of the form, e.g. the order's id. */
  hidden?: Readonly<Record<string, string>>;
  /** The shop has been reminded already. @default false */
  isReminded?: boolean;
  /** Number of the order, for the accessible names in a list: 'Pay now: GM2026…'. @since 0.5.0 */
  of?: string;
  /** Called with the action instead of the browser's submit. */
  onAct?: (action: PostedOrderAction) => void;
  /** Action in progress: its button shows the loading state. */
  pending?: PostedOrderAction;
  /** Size of the buttons: `small` in a list. @default 'small' */
  size?: 'small' | 'medium';
}

const Root = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) }));

const texts = {
  pay: 'orderAction.pay',
  remind: 'orderAction.remind',
  confirm: 'orderAction.confirm',
  logistics: 'orderAction.logistics',
  evaluate: 'orderAction.evaluate',
  addEvaluation: 'orderAction.addEvaluation',
} as const;

const isPosted = (action: OrderAction): action is PostedOrderAction => action === 'remind' || action === 'confirm';

/** Shows all actions available for an order, with the next step highlighted. */
export function OrderActions(props: OrderActionsProps) {
  const { order, hrefs, action, hidden, isReminded = false, of, onAct, pending, size = 'small', ...root } = props;
  const t = useUiText('ui-deferred');
  const link = useLinkComponent();
  const named = (text: string) => ({ children: text, ...(of !== undefined && { 'aria-label': `${text}: ${of}` }) });
  return (
    <Root {...root}>
      {orderActions(order).map((act) => {
        const variant = act === 'pay' || act === 'confirm' ? 'contained' : 'outlined';
        if (!isPosted(act)) {
          const href = hrefs[act];
          return href && <Button key={act} component={link} href={href} variant={variant} size={size} {...named(t(texts[act]))} />;
        }
        const isDone = act === 'remind' && isReminded;
        return (
          <form
            key={act}
            method="post"
            action={action}
            onSubmit={(event) => {
              if (!onAct) return;
              event.preventDefault();
              onAct(act);
            }}
          >
            <HiddenFields fields={hidden} />
            <BusyButton
              type="submit"
              name="intent"
              value={act}
              variant={variant}
              size={size}
              disabled={isDone}
              pending={pending === act}
              {...named(t(isDone ? 'orderAction.reminded' : texts[act]))}
            />
          </form>
        );
      })}
    </Root>
  );
}
