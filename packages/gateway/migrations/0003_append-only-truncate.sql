-- What is booked is not emptied out at once either.
create trigger ledger_postings_no_truncate before truncate on ledger_postings for each statement execute function refuse_change();
--> statement-breakpoint
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function refuse_change();
--> statement-breakpoint
create trigger stock_movements_no_truncate before truncate on stock_movements for each statement execute function refuse_change();
--> statement-breakpoint
create trigger order_events_no_truncate before truncate on order_events for each statement execute function refuse_change();
