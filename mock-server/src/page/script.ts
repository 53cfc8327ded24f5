import { base } from './script/base.ts';
import { callDetails } from './script/call-details.ts';
import { calls } from './script/calls.ts';
import { curl } from './script/curl.ts';
import { editor } from './script/editor.ts';
import { operations } from './script/operations.ts';
import { rules } from './script/rules.ts';
import { start } from './script/start.ts';

/** The script of the control page. Texts of the server are inserted as text, never as markup. */
export const script = [base, rules, editor, operations, curl, callDetails, calls, start].join('');
