import { answerReview } from '../domains/reviews/answer-review.ts';
import { type Command, commandError, done } from './command.ts';

const maxAnswerLength = 500;

/** `mall review`: answers reviews on behalf of a shop. */
export const review: Command = {
  usage: [{ syntax: 'review answer ID --text TEXT', description: 'Answer a review, or change the answer.' }],
  run: async ([action, id, option, ...words], { db }) => {
    const text = words.join(' ').trim();
    if (action !== 'answer' || !/^[1-9]\d{0,14}$/.test(id ?? '') || option !== '--text' || text === '' || text.length > maxAnswerLength)
      return commandError(`review answer needs the number of a review and --text with up to ${maxAnswerLength} characters.`);
    await answerReview(db, Number(id), text);
    return done(`Review ${id} is answered.`);
  },
};
