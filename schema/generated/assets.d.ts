/// <reference types="pagewright/assets" />
