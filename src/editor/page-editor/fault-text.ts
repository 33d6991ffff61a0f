import { message } from './messages';

/**
 * Returns the sentence of a failure: stores word theirs for people.
 *
 * @param unexplained the sentence for a failure without one
 */
export function faultText(fault: unknown, unexplained = message('editor.notice.failed')): string {
  return (fault instanceof Error && fault.message) || unexplained;
}
