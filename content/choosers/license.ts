import {identity} from '../../config/identity.ts';
import type {Chooser} from '../../shared/chooser.ts';

/** Placed on `license`: who has to buy one. What the terms say, `LICENSE.md` of the package says. */
export const license: Chooser = {
  id: 'license',
  title: 'Do you need to pay?',
  questions: [
    {
      id: 'who',
      text: 'Who uses Remotion?',
      answers: [
        {id: 'individual', label: 'An individual, also freelancing'},
        {id: 'non-profit', label: 'A non-profit'},
        {id: 'small', label: 'A for-profit, up to 3 employees'},
        {id: 'company', label: 'A for-profit, 4 employees or more'},
      ],
    },
    {
      id: 'use',
      text: 'What is it used for?',
      answers: [
        {id: 'trying', label: 'Only to evaluate it'},
        {id: 'working', label: 'To work with it'},
      ],
    },
  ],
  rules: [
    {where: {who: ['individual', 'non-profit', 'small']}, take: 'free'},
    {where: {who: ['company'], use: ['trying']}, take: 'evaluation'},
    {where: {who: ['company'], use: ['working']}, take: 'company'},
  ],
  results: [
    {
      id: 'free',
      name: 'The free license',
      when: 'You are an individual, a non-profit, or a for-profit organization with up to 3 employees.',
      why: 'It holds for commercial videos, too.',
      action: {label: 'Create a project', href: '/docs/'},
      page: 'license#what-the-license-allows',
    },
    {
      id: 'evaluation',
      name: 'The free license, for now',
      when: 'A for-profit organization with 4 employees or more evaluates Remotion, and doesn’t use it commercially yet.',
      why: 'It is free until the evaluation is over; then you need the company license.',
      action: {label: 'Create a project', href: '/docs/'},
      page: 'license#the-company-license',
    },
    {
      id: 'company',
      name: 'The company license',
      when: 'A for-profit organization with 4 employees or more uses Remotion.',
      why: 'Which one, and what it costs, depends on what you build.',
      action: {label: 'Get the company license', href: identity.pricing},
      page: 'license#the-company-license',
    },
  ],
};
