import {estimatePrice, getFunctions, renderMediaOnLambda} from '@remotion/lambda/client';

const region = 'eu-central-1';
const [installed] = await getFunctions({region, compatibleOnly: true});

await renderMediaOnLambda({
  region,
  functionName: installed.functionName,
  serveUrl: 'meteor-night',
  composition: 'Program',
  inputProps: {guest: 'Ines', lines: ['21:00 Roof', '22:00 Saturn', '23:30 Meteors']},
  codec: 'h264',
});

const price = estimatePrice({
  region,
  lambdasInvoked: 1,
  durationInMilliseconds: 4000,
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
});
console.log(`${price} dollars`);
