// The docs plugin reads its sidebars here; `content/sidebars.json` is where they are written.
import {readDocs, readSidebars} from '../model/pages/read-docs.ts';

export default readSidebars(readDocs());
