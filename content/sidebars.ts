// Order and grouping come from content/manifest/sidebars.json; titles from each page's front matter.
// Pages that nobody has written yet are left out.
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {exists} from '../model/io.ts';
import {readSidebars} from '../model/pages/sidebars.ts';

const {mainSidebar, apiSidebar, recorderSidebar} = readSidebars(exists);

const sidebars: SidebarsConfig = {mainSidebar, apiSidebar, recorderSidebar};

export default sidebars;
