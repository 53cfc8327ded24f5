import type { FormErrors } from '@mall/ui/rules';

/** The state of the customer's application for a shop. */
export type ShopState = { readonly kind: 'none' } | { readonly kind: 'approved' } | DisplayedState;

/** The states of an application that are displayed instead of redirected. */
export type DisplayedState = { readonly kind: 'review' } | { readonly kind: 'rejected'; readonly reason: string };

/** The application's fields as the form shows them; the region is `province,city,district`. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly businessScope: string;
  readonly realName: string;
  readonly identityNumber: string;
  readonly mobile: string;
  readonly place: string;
  readonly address: string;
  readonly applicantType: 'person' | 'enterprise';
  readonly images: readonly string[];
}

/** The data of the application form. */
export interface ApplicationPaper {
  readonly kind: 'form';
  /** The id of the rejected application that is submitted again; 0 for a first one. */
  readonly id: number;
  /** The previously submitted values. */
  readonly sent: Draft | undefined;
  readonly kinds: readonly { readonly id: number; readonly name: string }[];
  readonly regions: Regions;
  /** The gateway builds its HTML from escaped text. */
  readonly agreement: { readonly title: string; readonly html: string };
}

/** Provinces with their cities and districts. */
export type Regions = readonly { value: string; label: string; children?: Regions }[];

/** The data of the application page. */
export type ShopPage = ApplicationPaper | Exclude<ShopState, { kind: 'none' }>;

/** The result of submitting an application. */
export type ApplyOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused';
      /** The time of the result: distinguishes two equal refusals in a row. */
      readonly at: number;
      /** By field: text keys of @mall/ui, or the gateway's own messages. */
      readonly errors: FormErrors;
      /** The message for the whole form; undefined when the field errors suffice. */
      readonly message: 'noResponse' | { readonly text: string } | undefined;
      /** The entered values, for the form of a page without JavaScript. */
      readonly entered: Draft;
    };

/** The mall's response to a name; without an error the name is available. */
export interface NameCheck {
  readonly name: string;
  readonly fault: string | undefined;
}
