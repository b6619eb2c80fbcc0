import type {Answers} from '../../../../shared/course/step.ts';

export const answers: Answers = {
  right: {
    'white, from the box': [
      ['padding: 80, fontSize: 60}', "padding: 80, fontSize: 60, color: 'white'}"],
      ["<h1 style={{color: '#ffd98a'}}>", '<h1>'],
    ],
    'two lines in the middle': [
      [
        "<h1 style={{color: '#ffd98a'}}>Meteor Night</h1>",
        "<h1 style={{color: 'gold', margin: 'auto'}}>\n        Meteor\n        <br />\n        Night\n      </h1>",
      ],
    ],
  },
  wrong: {
    'black on dark': {
      code: [[" style={{color: '#ffd98a'}}", '']],
      says: /Without a color text is black/,
    },
    'another title': {code: [['Meteor Night', 'Star Night']], says: /reads “Star Night”/},
    'moved out of the picture': {
      code: [["color: '#ffd98a'", "color: '#ffd98a', marginTop: 900"]],
      says: /outside of the picture/,
    },
  },
};
