// Prices of AWS Lambda (ARM) in dollars, per region: GB-second of run time, GB-second of extra disk,
// request. Taken from the table of @remotion/lambda-client 4.0.311, which copies the one behind AWS's
// own calculator; src/pages/lambda/_model.test.ts compares the two where the toolkit is installed.
import type {LambdaPrices} from '../../shared/lambda-price';

export const pricesRead = '2026-11-21';

/** Prices by region. */
export const lambdaPrices: Record<string, LambdaPrices> = {
  'af-south-1': {duration: 0.00001768, storage: 4.04e-8, request: 2.7e-7},
  'ap-east-1': {duration: 0.0000183, storage: 4.07e-8, request: 2.8e-7},
  'ap-south-1': {duration: 0.0000133334, storage: 3.52e-8, request: 2e-7},
  'ap-northeast-3': {duration: 0.0000133334, storage: 3.7e-8, request: 2e-7},
  'ap-northeast-2': {duration: 0.0000133334, storage: 3.52e-8, request: 2e-7},
  'ap-southeast-4': {duration: 0.0000133334, storage: 3.7e-8, request: 2e-7},
  'ap-southeast-5': {duration: 0.000012, storage: 3.33e-8, request: 1.8e-7},
  'ap-southeast-1': {duration: 0.0000133334, storage: 3.7e-8, request: 2e-7},
  'ap-southeast-2': {duration: 0.0000133334, storage: 3.7e-8, request: 2e-7},
  'ap-northeast-1': {duration: 0.0000133334, storage: 3.7e-8, request: 2e-7},
  'ca-central-1': {duration: 0.0000133334, storage: 3.4e-8, request: 2e-7},
  'eu-central-1': {duration: 0.0000133334, storage: 3.67e-8, request: 2e-7},
  'eu-west-1': {duration: 0.0000133334, storage: 3.4e-8, request: 2e-7},
  'eu-west-2': {duration: 0.0000133334, storage: 3.58e-8, request: 2e-7},
  'eu-south-1': {duration: 0.0000156138, storage: 3.57e-8, request: 2.3e-7},
  'eu-west-3': {duration: 0.0000133334, storage: 3.58e-8, request: 2e-7},
  'eu-north-1': {duration: 0.0000133334, storage: 3.23e-8, request: 2e-7},
  'me-south-1': {duration: 0.0000165334, storage: 3.74e-8, request: 2.5e-7},
  'sa-east-1': {duration: 0.0000133334, storage: 5.86e-8, request: 2e-7},
  'us-east-1': {duration: 0.0000133334, storage: 3.09e-8, request: 2e-7},
  'us-east-2': {duration: 0.0000133334, storage: 3.09e-8, request: 2e-7},
  'us-west-1': {duration: 0.0000133334, storage: 3.7e-8, request: 2e-7},
  'eu-central-2': {duration: 0.0000146667, storage: 4.41e-8, request: 2.2e-7},
  'us-west-2': {duration: 0.0000133334, storage: 3.09e-8, request: 2e-7},
};
