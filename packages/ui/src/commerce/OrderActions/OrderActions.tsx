import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HiddenFields } from '../../forms/shared/nativeForm.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { BusyButton } from '../../primitives/BusyButton/BusyButton.tsx';
import { useLinkComponent } from '../../primitives/UiLink/LinkProvider.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import { type OrderAction, type OrderCircumstances, orderActions } from './actions.ts';

/** What is done to an order by a form; everything else leads to a page. */
export type OrderDeed = 'remind' | 'confirm';

/** Props of {@link OrderActions}. */
export interface OrderActionsProps extends RootProps<'div'> {
  /** What decides what can be done. */
  order: OrderCircumstances;
  /** Pages of what is done elsewhere; an action without its page is left out. */
  hrefs: Readonly<Partial<Record<Exclude<OrderAction, OrderDeed>, string>>>;
  /** Where reminding and confirming are posted to; the button sends `intent`. */
  action: string;
  /** What the form sends besides, e.g. the order's id. */
  hidden?: Readonly<Record<string, string>>;
  /** The shop was reminded already. @default false */
  isReminded?: boolean;
  /** Takes the deed in place of the browser's own submit. */
  onAct?: (deed: OrderDeed) => void;
  /** What is on its way: its button waits. */
  pending?: OrderDeed;
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

const isDeed = (action: OrderAction): action is OrderDeed => action === 'remind' || action === 'confirm';

/** Everything a shopper can do with an order where it stands, the next step set off. */
export function OrderActions(props: OrderActionsProps) {
  const { order, hrefs, action, hidden, isReminded = false, onAct, pending, size = 'small', ...root } = props;
  const say = useUiText();
  const link = useLinkComponent();
  return (
    <Root {...root}>
      {orderActions(order).map((act) => {
        const variant = act === 'pay' || act === 'confirm' ? 'contained' : 'outlined';
        if (!isDeed(act)) {
          const href = hrefs[act];
          return (
            href && (
              <Button key={act} component={link} href={href} variant={variant} size={size}>
                {say(texts[act])}
              </Button>
            )
          );
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
            <BusyButton type="submit" name="intent" value={act} variant={variant} size={size} disabled={isDone} busy={pending === act}>
              {say(isDone ? 'orderAction.reminded' : texts[act])}
            </BusyButton>
          </form>
        );
      })}
    </Root>
  );
}
